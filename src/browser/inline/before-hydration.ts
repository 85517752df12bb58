/** Runs just before the islands' script, for presses and failures until the first island is hydrated. */
import { limitWaits } from "../held-presses";
import { watchScript } from "../reload-once";

limitWaits();
watchScript();
