/**
 * The editor of what a role may do. Three parts that are read one below the other: pages and actions as a tree with ticks,
 * sensitive data and single columns, shops. It writes one value; what is offered comes from the server.
 */
import './permissions.css'
import { Alert, Button, Checkbox, Input, Radio, Select, Skeleton, Switch, Tree, type TreeDataNode } from 'antd'
import { useEffect, useMemo, useState, type Key } from 'react'
import { usePort } from '../../../engine/port'
import { messageOf } from '../../../lib/call-error'
import { NO_RIGHTS, type Rights, type RightsTree } from '../../../../contract/rights'
import { soundsLike, usePinyin } from '../../choices/pinyin'
import { RemoteSelect } from '../../choices/remote-select'
import type { InputProps } from '../../../../kinds/shared/input'
import { countOf, idlePermissions, leavesOf, nodesOf, rightsOf, searchNodes, tick, tickedOf, type RightsNode } from './rights-leaves'

const TREE_PX = 520

/** The value may lack parts: they count as nothing given. With `everything` the other parts are kept and not shown. */
export default function RightsEditor({ id, input, value, onChange, label }: InputProps) {
  const { tree, failed, retry } = useTree()
  const rights: Rights = { ...NO_RIGHTS, ...(value as Partial<Rights> | undefined) }
  const change = (part: Partial<Rights>): void => onChange?.({ ...rights, ...part })
  if (failed !== undefined) return <Alert type="warning" showIcon message={failed} action={<Button size="small" onClick={retry}>重试</Button>} />
  if (!tree) return <Skeleton active paragraph={{ rows: 12 }} />
  return (
    <div id={id} className="rights" role="group" aria-label={label ?? input.label}>
      <label className="rights-all">
        <Switch checked={rights.everything} disabled={input.readOnly} onChange={(everything) => change({ everything })} aria-label="管理员" />
        <span>管理员</span>
        <span className="rights-note">公司的全部页面、操作、数据与店铺，包括以后新增的</span>
      </label>
      {rights.everything ? null : (
        <div className="rights-parts">
          <PagesPart tree={tree} rights={rights} onChange={change} />
          <div className="rights-side">
            <SensitivePart tree={tree} rights={rights} onChange={change} />
            <ShopsPart rights={rights} onChange={change} />
          </div>
        </div>
      )}
    </div>
  )
}

function useTree(): { tree: RightsTree | undefined; failed: string | undefined; retry: () => void } {
  const port = usePort()
  const [tree, setTree] = useState<RightsTree>()
  const [failed, setFailed] = useState<string>()
  const [turn, setTurn] = useState(0)
  const call = port.own.rightsTree
  useEffect(() => {
    let wanted = true
    if (!call) return
    port.call<RightsTree>(call, {}).then(
      (found) => wanted && setTree(found),
      (error: unknown) => wanted && setFailed(messageOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [port, call, turn])
  return {
    tree,
    failed: call ? failed : '这里没有可以授权的内容',
    retry: () => {
      setFailed(undefined)
      setTurn(turn + 1)
    },
  }
}

interface PartProps {
  tree: RightsTree
  rights: Rights
  onChange: (part: Partial<Rights>) => void
}

function PagesPart({ tree, rights, onChange }: PartProps) {
  const nodes = useMemo(() => nodesOf(tree.menu), [tree.menu])
  const ticked = useMemo(() => tickedOf(nodes, rights), [nodes, rights])
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Key[]>([])
  const pinyin = usePinyin()
  const word = typed.trim().toLowerCase()
  const shown = useMemo(
    () => (word === '' ? nodes : searchNodes(nodes, (text) => text.toLowerCase().includes(word) || (pinyin.ready && soundsLike(text, word)))),
    [nodes, word, pinyin.ready],
  )
  const data = useMemo(() => shown.map(drawn), [shown])
  const byKey = useMemo(() => indexed(shown), [shown])
  // What was searched for is opened down to its pages; their actions only where one of them was meant.
  const expanded = word === '' ? opened : [...byKey.keys()].filter((key) => key.startsWith('M') && (byKey.get(key)?.children?.length ?? 0) > 0)
  const count = countOf(nodes, ticked)
  const set = (leaves: readonly string[], on: boolean): void => onChange(rightsOf(nodes, tick(nodes, ticked, leaves, on), rights))
  return (
    <section className="rights-part" aria-label="页面与操作">
      <h3>页面与操作</h3>
      <div className="rights-search">
        <Input.Search allowClear value={typed} placeholder="搜索菜单、页面或操作，支持拼音" aria-label="搜索页面与操作" onChange={({ target }) => {
          setTyped(target.value)
          pinyin.want(target.value)
        }} onPressEnter={(event) => event.preventDefault()} />
        <span className="rights-note" role="status">{`打开 ${count.pages} / ${count.of} 个页面${count.denied > 0 ? `，取消 ${count.denied} 个操作` : ''}`}</span>
      </div>
      {data.length === 0 ? <div className="rights-empty">没有符合的页面或操作</div> : (
        <Tree
          className="rights-tree"
          checkable
          selectable={false}
          virtual
          height={TREE_PX}
          treeData={data}
          expandedKeys={expanded}
          onExpand={(keys) => word === '' && setOpened(keys)}
          checkedKeys={leavesOf(shown).filter((leaf) => ticked.has(leaf))}
          onCheck={(_keys, { node, checked }) => {
            const found = byKey.get(String(node.key))
            if (found) set(leavesOf([found]), checked)
          }}
        />
      )}
    </section>
  )
}

function drawn({ key, label, note, children }: RightsNode): TreeDataNode {
  return {
    key, title: note ? <>{label} <span className="rights-note">{note}</span></> : label,
    ...(children ? { children: children.map(drawn) } : { isLeaf: true }),
  }
}

function indexed(nodes: readonly RightsNode[], into = new Map<string, RightsNode>()): Map<string, RightsNode> {
  for (const node of nodes) {
    into.set(node.key, node)
    indexed(node.children ?? [], into)
  }
  return into
}

function SensitivePart({ tree, rights, onChange }: PartProps) {
  const idle = useMemo(() => idlePermissions(tree, rights.permissions), [tree, rights.permissions])
  const give = (name: string, on: boolean): void =>
    onChange({ permissions: on ? [...rights.permissions, name] : rights.permissions.filter((each) => each !== name) })
  return (
    <section className="rights-part" aria-label="敏感数据">
      <h3>敏感数据</h3>
      {tree.permissions.map(({ name, label, note, columns }) => {
        const lacks = idle.get(name)
        return (
          <div key={name} className="rights-permission">
            <Checkbox checked={rights.permissions.includes(name)} onChange={({ target }) => give(name, target.checked)}>{label}</Checkbox>
            {lacks ? <span className="rights-lacks">{`还要勾选“${lacks.join('”、“')}”才生效`}</span> : null}
            {note ? <div className="rights-note">{note}</div> : null}
            {columns.length > 0 ? (
              <details className="rights-columns">
                <summary>{`包含 ${columns.reduce((sum, { fields }) => sum + fields.length, 0)} 列，以及由它们算出的列`}</summary>
                <ul>{columns.map((each) => <li key={each.label}><b>{each.label}</b>：{each.fields.join('、')}</li>)}</ul>
              </details>
            ) : null}
          </div>
        )
      })}
      <HiddenColumns tree={tree} rights={rights} onChange={onChange} />
    </section>
  )
}

function HiddenColumns({ tree, rights, onChange }: PartProps) {
  const pinyin = usePinyin()
  const options = useMemo(
    () => tree.sources.map(({ name, label, fields }) => ({
      label, title: label, options: fields.map((field) => ({ value: `${name}.${field.name}`, label: `${field.label}（${label}）`, words: field.label })),
    })),
    [tree.sources],
  )
  return (
    <div className="rights-permission">
      <div>另外隐藏的列</div>
      <Select
        mode="multiple"
        virtual
        className="rights-hidden"
        aria-label="另外隐藏的列"
        placeholder="搜索列，支持拼音"
        value={rights.hidden_fields}
        options={options}
        maxTagCount={6}
        filterOption={(typed, option) => {
          const text = String(option?.label ?? '')
          return 'words' in (option ?? {}) && (text.toLowerCase().includes(typed.toLowerCase()) || (pinyin.ready && soundsLike(text, typed)))
        }}
        onSearch={pinyin.want}
        onChange={(hidden_fields: string[]) => onChange({ hidden_fields })}
        notFoundContent="没有这样的列"
      />
      <div className="rights-note">隐藏的列不出现在列表、筛选、合计与导出里，由它算出的列也一样</div>
    </div>
  )
}

function ShopsPart({ rights, onChange }: Omit<PartProps, 'tree'>) {
  return (
    <section className="rights-part" aria-label="店铺">
      <h3>店铺</h3>
      <Radio.Group
        value={rights.limit_shops} onChange={({ target }) => onChange({ limit_shops: target.value === true })}
        options={[{ value: false, label: '不限定' }, { value: true, label: '只看这些店铺' }]}
      />
      {rights.limit_shops ? (
        <div className="rights-shops">
          <RemoteSelect entity="shop" multiple value={rights.shop_ids} onChange={(shop_ids) => onChange({ shop_ids })} placeholder="选择店铺" label="店铺范围" />
        </div>
      ) : null}
      <div className="rights-note">员工自己的可见店铺另在员工列表里设置，两边都允许的才看得到</div>
    </section>
  )
}
