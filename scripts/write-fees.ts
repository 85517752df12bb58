/**
 * `npm run fees`: writes the fees and durations of courses.json into fees.json, where the admissions page reads them. What is
 * broken stays as it is; the check, which follows, names it.
 */
import { writeFees } from "../src/content/check/fee-list";
import { counted } from "../src/text/sentences";

const count = writeFees("data");
process.stdout.write(`data/fees.json has ${counted(count, "new value")} from data/courses.json.\n`);
