/** Every component that the build replaces by Markdown, with its expansion. */
import {expandFields} from './expand/fields';
import {expandMatrix} from './expand/matrix';
import {expandModels} from './expand/models';
import {expandFlowDiagram} from './expand/flowDiagram';
import {expandForwardAuth, expandForwardAuthVariants} from './expand/forwardAuth';
import {expandPlaceholder} from './expand/placeholder';
import {expandProblem, expandProblems} from './expand/problems';
import {expandSetting} from './expand/setting';
import {expandSettings} from './expand/settings';
import {expandSymptoms} from './expand/symptoms';
import {expandUiPath} from './expand/uiPath';
import type {Expansion} from './expansion';
import type {ExpandedName} from './names';

export const expansions: Readonly<Record<ExpandedName, Expansion>> = {
  Fields: expandFields,
  Matrix: expandMatrix,
  Models: expandModels,
  FlowDiagram: expandFlowDiagram,
  ForwardAuth: expandForwardAuth,
  ForwardAuthVariants: expandForwardAuthVariants,
  Placeholder: expandPlaceholder,
  Problem: expandProblem,
  Problems: expandProblems,
  Setting: expandSetting,
  Settings: expandSettings,
  Symptoms: expandSymptoms,
  UiPath: expandUiPath,
};

/** Every attribute that each of them may have. */
export const expansionAttributes: Readonly<Record<ExpandedName, readonly string[]>> = {
  Fields: ['model', 'only', 'except'],
  Matrix: ['of'],
  Models: [],
  FlowDiagram: ['flow'],
  ForwardAuth: ['proxy', 'mode'],
  ForwardAuthVariants: [],
  Placeholder: ['name'],
  Problem: ['symptom', 'cause'],
  Problems: [],
  Setting: ['name'],
  Settings: ['group'],
  Symptoms: ['kind'],
  UiPath: ['path'],
};
