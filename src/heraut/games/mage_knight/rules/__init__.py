"""The book of Mage Knight."""
