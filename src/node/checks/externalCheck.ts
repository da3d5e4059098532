/** A check of code blocks by another program, or by a package too heavy to load when there is no such block. */
import type {Fence} from '../../lib/checks/fences/fence';
import type {Problem} from '../../lib/problems';

export interface ExternalCheck {
  /** Name in the summary. */
  readonly name: string;
  /** Programs that must be installed. */
  readonly tools: readonly string[];
  readonly accepts: (fence: Fence) => boolean;
  /** Checks all blocks at once; `folder` is an empty one for its files. */
  readonly check: (fences: readonly Fence[], folder: string) => Promise<Problem[]>;
}

/** Blocks of one language that aren't partial. */
export function isWhole(language: string): (fence: Fence) => boolean {
  return (fence) => fence.language === language && !fence.info.words.has('partial');
}
