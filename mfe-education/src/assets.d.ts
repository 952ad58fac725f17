// webpack emits the file and gives its address.
declare module '@site/media/files/*' {
  const address: string;
  export default address;
}
