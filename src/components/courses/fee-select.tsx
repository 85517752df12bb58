import { rupees } from "../../text/format";
import { Field } from "../forms/field";

type FeeSelectProps = {
  label: string;
  /** The parameter of the URL that holds the fee. */
  name: string;
  /** The option without a limit. */
  any: string;
  /** The highest fees to choose from, in whole rupees; without any there is no select. */
  fees: readonly number[];
};

/** Chooses the highest fee, inside a `UrlStateForm`. */
export function FeeSelect({ label, name, any, fees }: FeeSelectProps) {
  if (fees.length === 0) return null;
  return (
    <Field label={label}>
      {({ id }) => (
        <select id={id} name={name}>
          <option value="">{any}</option>
          {fees.map((fee) => (
            <option key={fee} value={fee}>
              {rupees(fee)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
