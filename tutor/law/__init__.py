"""The law: strict YAML with line numbers, typed and closed models, overlays, and what is compiled from them."""
