/** Lines that Git leaves where two people have changed the same text. */

export const conflictMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

export const conflictMessage =
  "this line is left over from a merge: keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>";
