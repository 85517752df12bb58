/** The URL that webpack returns for an imported picture. */
export default "/static/picture.png";
