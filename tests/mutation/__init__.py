"""Every leaf of the law is there for something: changed, it is refused, or it changes an answer."""
