"""お店の裏方。Back office of the shop."""
