// For the shell's server build only: browsers never load it.
export { ServerStyleSheet } from 'styled-components';
