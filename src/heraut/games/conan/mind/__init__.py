"""What bots of Conan think with."""
