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
      ForEach(page.contentElements) { element in
        if let model { ElementView(element: element, model: model).onAppear { readMore(element) } }
      }
    }
    .formStyle(.grouped)
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
  let model: StageModel

  var body: some View {
    content
      .disabled(element.isDisabled)
      .modifier(SpokenTexts(element: element))
      .accessibilityHint(element.accessibilityHint ?? "")
      .accessibilityIdentifier(element.id.name ?? element.name)
  }

  @ViewBuilder private var content: some View {
    switch element.kind {
    case .text(let text): Text(text)
    case .image(let name, let alternative): ImageView(name: name, alternative: alternative)
    case .row(let title, let subtitle, let leads):
      Button {
        act(element.action)
      } label: {
        RowLabel(title: title, subtitle: subtitle, leads: leads)
      }
      .disabled(!leads)
    case .button(let title, let role): Button(title, role: role.buttonRole) { act(element.action) }
    case .refresh(let title, let isRefreshing):
      if isRefreshing { ProgressView(title) } else { Button(title) { act(element.action) } }
    case .field(let field): FieldView(element: element, field: field, act: act)
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

  private func choose(_ option: String, of options: [String]) {
    if let place = options.firstIndex(of: option) { act(element.optionActions[place]) }
  }

  private func act(_ action: UserAction?) {
    if let action { model.perform(action, on: element.target) }
  }
}

/// The texts that the app provides for screen readers instead of the visible ones.
private struct SpokenTexts: ViewModifier {
  let element: StagePicture.Element

  @ViewBuilder func body(content: Content) -> some View {
    switch (element.accessibilityLabel, element.accessibilityValue) {
    case (nil, nil): content
    case (let label?, nil): content.accessibilityLabel(Text(label))
    case (nil, let value?): content.accessibilityValue(Text(value))
    case (let label?, let value?):
      content.accessibilityLabel(Text(label)).accessibilityValue(Text(value))
    }
  }
}

/// An image by the name of an asset.
private struct ImageView: View {
  let name: String
  let alternative: String?

  var body: some View {
    if let alternative {
      Image(name).accessibilityLabel(Text(alternative))
    } else {
      Image(decorative: name)
    }
  }
}

/// The texts of a row.
private struct RowLabel: View {
  let title: String
  let subtitle: String?
  let leads: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title)
        if let subtitle { Text(subtitle).foregroundStyle(.secondary) }
      }
      Spacer()
      if leads { Image(systemName: "chevron.forward").accessibilityHidden(true) }
    }
  }
}

/// A text field, which shows the user's text during editing, and the screen's text otherwise.
private struct FieldView: View {
  let element: StagePicture.Element
  let field: StagePicture.Element.Field
  let act: (UserAction?) -> Void
  @FocusState private var isEditing: Bool
  @Environment(\.stageModel) private var model
  @State private var draft = ""

  var body: some View {
    Group {
      if field.isSecure {
        SecureField(field.label, text: $draft, prompt: field.prompt.map { Text($0) })
      } else {
        TextField(field.label, text: $draft, prompt: field.prompt.map { Text($0) })
      }
    }
    .focused($isEditing)
    .onChange(of: field.text, initial: true) { _, text in if !isEditing { draft = text } }
    .onChange(of: draft) { _, text in if isEditing { act(element.action(typing: text)) } }
    .onSubmit { act(element.submitAction) }
    .onChange(of: isEditing) { _, isEditing in model?.menus.isTyping = isEditing }
    .onChange(of: model?.menus.fieldToFocus) { _, field in
      guard field == element.id else { return }
      isEditing = true
      model?.menus.fieldToFocus = nil
    }
  }
}

extension ScreenContent.Button.Role {
  fileprivate var buttonRole: ButtonRole? { self == .destructive ? .destructive : nil }
}
#endif
