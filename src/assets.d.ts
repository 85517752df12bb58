/** Files that webpack copies and imports as their address. */
declare module "*.png" {
  const address: string;
  export default address;
}
