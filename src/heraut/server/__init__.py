"""The server: tables that people reach over the network, kept in a journal."""
