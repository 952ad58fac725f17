// webpack gives an asset's address; a test needs none of its bytes. Imported as a default, as webpack exports it.
export default '/asset';
