import { rupees } from "../../text/format";
import { changeUrlState } from "../../browser/url-state";
import { Field } from "../forms/field";

type FeeSelectProps = {
  label: string;
  /** The parameter of the URL that holds the fee. */
  name: string;
  /** The text that stands for no limit. */
  any: string;
  /** The highest fees to choose from, in whole rupees; without any there is no select. */
  fees: readonly number[];
  chosen: number | undefined;
};

/** Chooses the highest fee, which the URL holds. */
export function FeeSelect({ label, name, any, fees, chosen }: FeeSelectProps) {
  if (fees.length === 0) return null;
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          name={name}
          value={chosen ?? ""}
          onChange={({ target }) => changeUrlState({ [name]: target.value })}
        >
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
