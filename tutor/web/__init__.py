"""The web app. The only room that knows Streamlit; it asks `tutor.load(...).explain(...)` and knows no rule itself."""
