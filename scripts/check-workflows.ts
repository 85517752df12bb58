/** Checks the workflows with GitHub's own parser: unknown keys, jobs and inputs, and mistakes in expressions. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folder = ".github/workflows";

async function main() {
  // An ES module, which cannot be imported statically here.
  const { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } = await import("@actions/workflow-parser");
  for (const name of readdirSync(folder)) {
    const content = readFileSync(join(folder, name), "utf8");
    const { context, value } = parseWorkflow({ name: join(folder, name), content }, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value); // adds its errors to the context
    for (const { message } of context.errors.getErrors()) {
      process.stderr.write(`${message}\n`);
      process.exitCode = 1;
    }
  }
}

void main();
