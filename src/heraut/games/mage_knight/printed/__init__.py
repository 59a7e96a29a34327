"""Everything printed on the components of Mage Knight."""
