/** Lines that Git leaves where two people have changed the same text. */

export const conflictMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

export const conflictMessage =
  "this line is left over from two versions put together: keep one of them, and remove the lines of such signs";
