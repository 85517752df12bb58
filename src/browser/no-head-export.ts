/** Stands in for Gatsby's part that writes a page's `Head` into the document: the pages have none, but react-helmet. */
export function headHandlerForBrowser() {
  // nothing to write
}
