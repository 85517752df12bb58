/** The URL that webpack would give an imported picture. */
export default "/static/picture.png";
