frappe.listview_settings['Purchase Order'] = {
  get_indicator: ({ state }) => [state, { 草稿: 'gray', 已提交: 'orange', 已通过: 'green', 已驳回: 'red' }[state], `state,=,${state}`],
}
