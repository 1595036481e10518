import type { TypedField, TypedValue } from '@everything-wallet/core/calls/typedData/TypedData';
import { elementType } from '@everything-wallet/core/calls/typedData/memberType';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { visibleText } from '../../../lib/text/visibleText.ts';

interface FieldTreeProps {
  fields: readonly TypedField[];
  /** Returns an address with the user's name for it. */
  nameOf: (address: string) => string;
}

/** Tree of typed data values with the names and types that are hashed with them, as deep as typed data is read. */
export function FieldTree({ fields, nameOf }: FieldTreeProps) {
  return (
    <Box component="dl" translate="no" sx={{ m: 0, display: 'grid', gap: 0.75, minWidth: 0 }}>
      {fields.map(({ name, type, value }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Box
            component="dt"
            sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {name} · {type}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            <Value type={type} value={value} nameOf={nameOf} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface ValueProps {
  type: string;
  value: TypedValue;
  nameOf: FieldTreeProps['nameOf'];
}

function Value({ type, value, nameOf }: ValueProps) {
  const t = useText();
  if (isList(value)) {
    if (value.length === 0) return <Line>{t('sign.list.empty')}</Line>;
    const element = elementType(type)?.element ?? '';
    return (
      <Indented>
        <FieldTree
          fields={value.map((one, place) => ({ name: `[${place}]`, type: element, value: one }))}
          nameOf={nameOf}
        />
      </Indented>
    );
  }
  if (typeof value === 'object') {
    return (
      <Indented>
        <FieldTree fields={value.fields} nameOf={nameOf} />
      </Indented>
    );
  }
  if (typeof value !== 'string') return <Line>{value.toString()}</Line>;
  if (type === 'address') return <Line>{nameOf(value)}</Line>;
  return <Line>{type === 'string' ? visibleText(value).text : value}</Line>;
}

function Line({ children }: { children: string }) {
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        display: 'block',
        fontFamily: 'monospace',
        fontSize: '0.875rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        unicodeBidi: 'isolate',
      }}
    >
      {children}
    </Box>
  );
}

function Indented({ children }: { children: ReactNode }) {
  return <Box sx={{ pl: 1.25, borderLeft: 2, borderColor: 'divider' }}>{children}</Box>;
}

function isList(value: TypedValue): value is readonly TypedValue[] {
  return Array.isArray(value);
}
