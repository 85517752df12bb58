/** Files that webpack copies and hands over as their address. */
declare module "*.png" {
  const address: string;
  export default address;
}
