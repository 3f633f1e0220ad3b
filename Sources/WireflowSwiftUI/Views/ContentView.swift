#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// Draws the content of a screen, and sends the user's actions.
struct ContentView: View {
  let page: PageModel
  @Environment(\.stageModel) private var model

  var body: some View {
    Form {
      ForEach(page.contentSections, id: \.[0].id) { section in
        if section[0].isHeader {
          Section(section[0].name) { elements(section.dropFirst()) }
        } else {
          elements(section[...])
        }
      }
    }
    .formStyle(.grouped)
  }

  private func elements(_ elements: ArraySlice<StagePicture.Element>) -> some View {
    ForEach(elements) { element in
      if let model {
        ElementView(element: element, field: page.fields[element.id], model: model)
          .onAppear { readMore(element) }
      }
    }
  }

  /// Reads more rows of a long list when its last row becomes visible.
  private func readMore(_ element: StagePicture.Element) {
    guard let drawn = page.page else { return }
    for rows in drawn.rows where rows.range.upperBound < rows.count && !rows.range.isEmpty {
      if drawn.elements[rows.places.upperBound - 1].id == element.id { model?.readMore(of: rows) }
    }
  }
}

/// One element of a page.
struct ElementView: View {
  let element: StagePicture.Element
  var field: FieldModel?
  let model: StageModel

  var body: some View {
    content
      .disabled(element.isDisabled)
      .spoken(element.accessibilityLabel, element.accessibilityValue)
      .accessibilityHint(element.accessibilityHint ?? "")
      .accessibilityIdentifier(element.id.name ?? element.name)
      .modifier(AnchorMark(labels: [element.name] + [element.id.name].compactMap(\.self)))
  }

  @ViewBuilder private var content: some View {
    switch element.kind {
    case .text(let text): Text(text)
    case .image(let name, let alternative):
      Image(named: name)
        .accessibilityLabel(Text(alternative ?? ""))
        .accessibilityHidden(alternative == nil)
    case .row(let title, let subtitle, let leads):
      Button {
        act(element.action)
      } label: {
        HStack {
          VStack(alignment: .leading) {
            Text(title)
            if let subtitle { Text(subtitle).foregroundStyle(.secondary) }
          }
          Spacer()
          if leads { Image(systemName: "chevron.forward").accessibilityHidden(true) }
        }
      }
      .disabled(!leads)
      .modifier(RowActions(actions: element.rowActions, act: act))
    case .button(let title, let role): Button(title, role: role.buttonRole) { act(element.action) }
    case .refresh(let title, let isRefreshing):
      if isRefreshing { ProgressView(title) } else { Button(title) { act(element.action) } }
    case .field: if let field { FieldView(field: field, model: model) }
    case .toggle(let label, let isOn):
      Toggle(label, isOn: Binding(get: { isOn }, set: { _ in act(element.action) }))
    case .choice(let label, let options, let selected):
      Picker(label, selection: Binding(get: { selected ?? "" }, set: { choose($0, of: options) })) {
        if selected == nil { Text("").tag("") }
        ForEach(options, id: \.self) { Text($0).tag($0) }
      }
    case .progress(let label, let fraction): ProgressView(label, value: fraction)
    }
  }

  private func act(_ action: StagePicture.Element) { act(action.action) }

  private func choose(_ option: String, of options: [String]) {
    if let place = options.firstIndex(of: option) { act(element.optionActions[place]) }
  }

  private func act(_ action: UserAction?) {
    if let action { model.perform(action, on: element.target) }
  }
}

extension View {
  /// Replaces the texts that assistive technologies speak, where the app has its own.
  @ViewBuilder fileprivate func spoken(_ label: String?, _ value: String?) -> some View {
    switch (label, value) {
    case (nil, nil): self
    case (let label?, nil): accessibilityLabel(Text(label))
    case (nil, let value?): accessibilityValue(Text(value))
    case (let label?, let value?): accessibilityLabel(Text(label)).accessibilityValue(Text(value))
    }
  }
}

/// A text field of a page, which the menus can focus.
private struct FieldView: View {
  let field: FieldModel
  let model: StageModel
  @FocusState private var isEditing: Bool

  var body: some View {
    FieldInput(field: field)
      .focused($isEditing)
      .onSubmit { field.submit() }
      .onChange(of: isEditing) { _, isEditing in
        model.menus.focusChanged(of: field.id, isFocused: isEditing)
      }
      // A view that leaves with the focus reports no change.
      .onDisappear { model.menus.focusChanged(of: field.id, isFocused: false) }
      .onChange(of: model.menus.fieldToFocus) { _, id in
        guard id == field.id else { return }
        isEditing = true
        model.menus.fieldToFocus = nil
      }
  }
}

/// The text field of a page or an alert.
struct FieldInput: View {
  @Bindable var field: FieldModel

  var body: some View {
    let prompt = field.prompt.map { Text($0) }
    if field.field.isSecure {
      SecureField(field.field.label, text: $field.text, prompt: prompt)
    } else if field.field.isMultiline {
      TextField(field.field.label, text: $field.text, prompt: prompt, axis: .vertical)
        .lineLimit(field.field.lines)
    } else {
      TextField(field.field.label, text: $field.text, prompt: prompt)
    }
  }
}

extension ScreenContent.Button.Role {
  var buttonRole: ButtonRole? { self == .destructive ? .destructive : nil }
}
#endif
