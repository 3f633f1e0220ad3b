import Foundation
import Wireflow
import WireflowInteraction

extension StagePicture.Element: Encodable {
  /// Encodes the element, with the fields of its kind.
  package func encode(to encoder: any Encoder) throws {
    let images = encoder.stillImages
    var fields = encoder.fields
    try fields.encode(id.kind, "kind")
    try fields.encode(name, "text")
    try fields.encode(action, "action")
    try fields.encode(label == nil || images != nil ? nil : "\(target)", "seen")
    try fields.encode(id.name, "id")
    try fields.encode(barEdge.map { $0 == .leading ? "leading" : "trailing" }, "bar")
    try fields.encode(isDisabled ? true : nil, "isDisabled")
    try fields.encode(accessibilityLabel, "spoken")
    try fields.encode(accessibilityValue, "spokenValue")
    try fields.encode(accessibilityHint, "hint")
    try fields.encode(shortcut.map { SentShortcut($0) }, "shortcut")
    switch kind {
    case .text: break
    case .image(let name, let alternative):
      try fields.encode(name, "name")
      try fields.encode(alternative == nil, "isDecoration")
      try encodePixels(in: &fields, images)
    case .row(_, let subtitle, let leads):
      try fields.encode(subtitle, "subtitle")
      try fields.encode(leads, "leads")
    case .button(_, let role): try fields.encode(role.word, "role")
    case .refresh(_, let isRefreshing): try fields.encode(isRefreshing, "isOn")
    case .field(let field): try encode(field, in: &fields, isStill: images != nil)
    case .toggle(_, let isOn): try fields.encode(isOn, "isOn")
    case .choice(_, let options, let selected):
      try encode(options, optionActions, as: "options", in: &fields, selected: selected)
    case .progress(_, let fraction): try fields.encode(fraction, "fraction")
    }
  }

  private func encode(_ field: Field, in fields: inout SentFields, isStill: Bool) throws {
    try fields.encode(label?.description, "label")
    try fields.encode(field.isSecure, "isSecure")
    try fields.encode(field.isSecure ? nil : field.text, "value")
    // The number of characters of a secret is nobody's business.
    let length = isStill && field.isSecure ? min(field.length, 1) * 8 : field.length
    try fields.encode(length, "length")
    try fields.encode(field.prompt, "prompt")
    try fields.encode(field.keyboard == .text ? nil : field.keyboard.rawValue, "keyboard")
    try fields.encode(submitAction, "submit")
    try encode(field.samples, sampleActions, as: "samples", in: &fields)
  }

  private func encode(
    _ options: [String], _ actions: [UserAction], as name: String, in fields: inout SentFields,
    selected: String? = nil
  ) throws {
    var list = fields.nestedUnkeyedContainer(forKey: FieldName(name))
    for (place, option) in options.enumerated() {
      var fields = list.nestedContainer(keyedBy: FieldName.self)
      try fields.encode(option, "text")
      try fields.encode(option == selected, "isOn")
      try fields.encode(actions.indices.contains(place) ? actions[place] : nil, "action")
    }
  }

  /// Encodes the red, green, blue and opacity of each pixel as base64, or the number of the image.
  private func encodePixels(
    in fields: inout SentFields, _ images: [ScreenContent.PixelImage: Int]?
  ) throws {
    guard let pixels, pixels.width > 0, pixels.height > 0 else { return }
    var nested = fields.nestedContainer(keyedBy: FieldName.self, forKey: "pixels")
    try nested.encode(pixels.width, "width")
    try nested.encode(pixels.height, "height")
    try nested.encode(images.map { "#\($0[pixels] ?? 0)" } ?? pixels.base64, "data")
  }
}

extension ScreenContent.PixelImage {
  /// The pixels, row by row.
  var base64: String { Data(bytes).base64EncodedString() }
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

/// The name of a field in a message.
struct FieldName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringLiteral name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

typealias SentFields = KeyedEncodingContainer<FieldName>

extension KeyedEncodingContainer<FieldName> {
  /// Encodes a value, unless it is nil.
  mutating func encode(_ value: (some Encodable)?, _ name: String) throws {
    try encodeIfPresent(value, forKey: FieldName(name))
  }

  /// Encodes an action as text, unless it is nil.
  mutating func encode(_ action: UserAction?, _ name: String) throws {
    try encodeIfPresent(action.map { "\($0)" }, forKey: FieldName(name))
  }
}

extension CodingUserInfoKey {
  /// The numbers of the images of still pictures, which nobody acts on.
  static var stillImages: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "stillImages") }
}

extension Encoder {
  var fields: SentFields { container(keyedBy: FieldName.self) }

  /// The numbers of the images, or nil for a picture that the user acts on.
  var stillImages: [ScreenContent.PixelImage: Int]? {
    CodingUserInfoKey.stillImages.flatMap { userInfo[$0] } as? [ScreenContent.PixelImage: Int]
  }
}
