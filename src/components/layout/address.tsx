import site from "../../../data/site.json";

const { street, city, postalCode, country } = site.contact.address;

/** The office, in two lines. */
export function Address() {
  return (
    <p>
      {street}
      <br />
      {`${city} ${postalCode}, ${country}`}
    </p>
  );
}
