// pdfkit 0.20 features that its types lack.
declare namespace PDFKit {
  namespace Mixins {
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
    interface PDFFont {
      registerFont(name: string, font: import("fontkit").Font): this;
    }
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
    interface StructureElementOptions {
      scope?: "Column" | "Row";
      /** Left, top, right and bottom in points. */
      bbox?: [number, number, number, number];
      placement?: "Block";
    }
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface PDFOutline {
    addItem(title: string, options: { top: number; left: number; fit: false; expanded?: boolean }): PDFOutline;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface DocumentInfo {
    /** The digest of all inputs. */
    Digest?: string;
  }
}
