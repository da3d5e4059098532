/** `npm run build`: the production site in `build/`, or nothing if it is there already. */
import {build} from './lib/build';

void build().then((code) => (process.exitCode = code));
