// webpack emits the file and gives its address.
declare module '*.svg' {
  const address: string;
  export default address;
}
