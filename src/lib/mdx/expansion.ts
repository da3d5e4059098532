/** What the components have in common that the build replaces by plain Markdown nodes: facts in, nodes out. */
import type {RootContent} from 'mdast';
import type {Flows} from '../facts/flows';
import type {ForwardAuth} from '../facts/forwardAuth';
import type {ExpressionMatrix} from '../facts/expressions';
import type {Models} from '../facts/models';
import type {References} from '../facts/references';
import type {Settings} from '../facts/settings';
import type {Symptom} from '../facts/symptoms';

/** All reference data that a page may show. */
export interface Facts {
  readonly expressions: readonly ExpressionMatrix[];
  readonly flows: Flows;
  readonly forwardAuth: ForwardAuth;
  readonly models: Models;
  readonly references: References;
  readonly settings: Settings;
  readonly symptoms: readonly Symptom[];
}

/** Attributes of the component as the page writes them; values are text. */
export type Attributes = Readonly<Record<string, string>>;

export type Report = (message: string, fix?: string) => void;

/** Nodes that stand in place of the component; what is wrong with it goes to `report`, and the build fails. */
export type Expansion = (
  attributes: Attributes,
  facts: Facts,
  report: Report,
  children: readonly RootContent[],
) => RootContent[];
