"""The pages, looked at in a browser. A package, so that one server and one browser serve all its tests."""
