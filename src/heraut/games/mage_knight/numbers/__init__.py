"""Numbers of Mage Knight with their reasons, and its geography."""
