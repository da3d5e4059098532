/** Every component that a page may use, by name. */
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ComponentType} from 'react';
import type {RenderedName} from '../lib/mdx/names';
import {Card, Cards} from './Cards';
import {Diagram} from './Diagram';
import {Filter} from './Filter';
import {ForwardAuthConfigurator} from './ForwardAuthConfigurator';

// Each component types its own properties; here only the completeness of the list matters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const pageComponents: Readonly<Record<RenderedName, ComponentType<any>>> = {
  Card,
  Cards,
  Diagram,
  Filter,
  ForwardAuthConfigurator,
  TabItem,
  Tabs,
};
