import Foundation
import Wireflow
import WireflowInteraction

extension PictureMessage.Element {
  /// Creates the message of an element, with the fields of its kind.
  init(_ element: StagePicture.Element) {
    self.init(kind: element.id.kind, text: element.name)
    action = element.action?.description
    if element.label != nil { seen = element.target.description }
    id = element.id.name
    bar = element.barEdge.map { $0 == .leading ? "leading" : "trailing" }
    if element.isDisabled { isDisabled = true }
    spoken = element.accessibilityLabel
    spokenValue = element.accessibilityValue
    hint = element.accessibilityHint
    shortcut = element.shortcut.map { .init($0) }
    switch element.kind {
    case .text: break
    case .image(let name, let alternative):
      self.name = name
      isDecoration = alternative == nil
      pixels = element.pixels.flatMap { image in
        guard image.width > 0, image.height > 0 else { return nil }
        return .init(
          width: image.width, height: image.height,
          data: Data(image.bytes).base64EncodedString())
      }
    case .row(_, let subtitle, let leads):
      self.subtitle = subtitle
      self.leads = leads
    case .button(_, let role): self.role = role.word
    case .refresh(_, let isRefreshing): self.isOn = isRefreshing
    case .field(let field): take(field, of: element)
    case .toggle(_, let isOn): self.isOn = isOn
    case .choice(_, let options, let selected):
      let actions = element.optionActions
      self.options = options.enumerated().map { place, option in
        .init(
          text: option, isOn: option == selected,
          action: actions.indices.contains(place) ? actions[place].description : nil)
      }
    case .progress(_, let fraction): self.fraction = fraction
    }
  }

  private init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }

  private mutating func take(
    _ field: StagePicture.Element.Field, of element: StagePicture.Element
  ) {
    label = element.label?.description
    isSecure = field.isSecure
    value = field.isSecure ? nil : field.text
    length = field.length
    prompt = field.prompt
    if field.keyboard != .text { keyboard = field.keyboard.rawValue }
    submit = element.submitAction?.description
    let actions = element.sampleActions
    samples = field.samples.enumerated().map { place, sample in
      .init(
        text: sample, action: actions.indices.contains(place) ? actions[place].description : nil)
    }
  }
}

extension ScreenContent.Button.Role {
  fileprivate var word: String {
    switch self {
    case .plain: "plain"
    case .primary: "primary"
    case .destructive: "destructive"
    case .cancel: "cancel"
    }
  }
}
