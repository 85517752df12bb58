/** Files that webpack copies; importing one returns its address. */
declare module "*.png" {
  const address: string;
  export default address;
}
