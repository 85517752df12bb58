/** Files that webpack copies and hands over as their address. */
declare module "*.png" {
  const address: string;
  export default address;
}

/** Gatsby's own start of a page; it gives nothing. */
declare module "*/production-app";
