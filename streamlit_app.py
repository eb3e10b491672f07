"""The web app: `streamlit run streamlit_app.py`. Everything stands in `tutor.web`."""

from tutor.web.app import main

main()
