"""What server and browser say to each other. The browser's types are made from these."""
