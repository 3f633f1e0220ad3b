import Foundation
import Wireflow
import WireflowInteraction

extension StagePicture.Element: Encodable {
  /// Encodes the element, with the fields of its kind.
  package func encode(to encoder: any Encoder) throws {
    let images = encoder.stillImages
    var fields = encoder.fields
    try fields.encode([
      "kind": id.kind, "text": name, "action": action?.description, "id": id.name,
      "seen": label == nil || images != nil ? nil : "\(target)",
      "bar": barEdge.map { $0 == .leading ? "leading" : "trailing" },
      "section": section, "isDisabled": isDisabled ? true : nil, "spoken": accessibilityLabel,
      "spokenValue": accessibilityValue, "hint": accessibilityHint,
      "shortcut": shortcut.map { SentShortcut($0) },
    ])
    switch kind {
    case .text: try fields.encode(["isHeader": isHeader ? true : nil])
    case .image(let name, let alternative):
      try fields.encode(["name": name, "isDecoration": alternative == nil])
      try encodePixels(in: &fields, images)
    case .row(_, let subtitle, let leads):
      try fields.encode(["subtitle": subtitle, "leads": leads])
      if !rowActions.isEmpty {
        try fields.encode(["rowActions": rowActions.map { SentRowAction($0) }])
      }
    case .button(_, let role): try fields.encode(["role": "\(role)"])
    case .refresh(_, let isRefreshing): try fields.encode(["isOn": isRefreshing])
    case .field(let field): try encode(field, in: &fields, isStill: images != nil)
    case .toggle(_, let isOn): try fields.encode(["isOn": isOn])
    case .choice(_, let options, let selected):
      try encode(options, optionActions, as: "options", in: &fields, selected: selected)
    case .progress(_, let fraction): try fields.encode(["fraction": fraction])
    }
  }

  private func encode(_ field: Field, in fields: inout SentFields, isStill: Bool) throws {
    try fields.encode([
      "label": label?.description, "isSecure": field.isSecure,
      "value": field.isSecure ? nil : field.text, "prompt": field.prompt,
      // The number of characters of a secret is nobody's business.
      "length": isStill && field.isSecure ? min(field.length, 1) * 8 : field.length,
      "keyboard": field.keyboard == .text ? nil : field.keyboard.rawValue,
      "lines": field.isMultiline ? [field.lines.lowerBound, field.lines.upperBound] : nil,
      "submit": submitAction?.description,
    ])
    try encode(field.samples, sampleActions, as: "samples", in: &fields)
  }

  private func encode(
    _ options: [String], _ actions: [UserAction], as name: String, in fields: inout SentFields,
    selected: String? = nil
  ) throws {
    var list = fields.nestedUnkeyedContainer(forKey: FieldName(name))
    for (place, option) in options.enumerated() {
      var fields = list.nestedContainer(keyedBy: FieldName.self)
      try fields.encode([
        "text": option, "isOn": option == selected,
        "action": actions.indices.contains(place) ? "\(actions[place])" : nil,
      ])
    }
  }

  /// Encodes the red, green, blue and opacity of each pixel as base64, or the number of the image.
  private func encodePixels(
    in fields: inout SentFields, _ images: [ScreenContent.PixelImage: Int]?
  ) throws {
    guard let pixels, pixels.width > 0, pixels.height > 0 else { return }
    var nested = fields.nestedContainer(keyedBy: FieldName.self, forKey: "pixels")
    try nested.encode([
      "width": pixels.width, "height": pixels.height,
      "data": images.map { "#\($0[pixels] ?? 0)" } ?? pixels.base64,
    ])
  }
}

/// An action of a row in a message.
private struct SentRowAction: Encodable {
  let text: String
  let spoken: String?
  let role: String
  /// The end of the row whose swipe reveals it, or nil for the context menu alone.
  let edge: String?
  let action: String?

  init(_ element: StagePicture.Element) {
    text = element.name
    spoken = element.accessibilityLabel
    role = if case .button(_, let role) = element.kind { "\(role)" } else { "" }
    edge = if case .swipe(let edge)? = element.rowPlace { "\(edge)" } else { nil }
    action = element.action?.description
  }
}

extension ScreenContent.PixelImage {
  /// The pixels, row by row.
  var base64: String { Data(bytes).base64EncodedString() }
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
  /// Encodes the values that are not nil.
  mutating func encode(_ values: KeyValuePairs<FieldName, (any Encodable)?>) throws {
    for case (let name, let value?) in values { try encode(value, forKey: name) }
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
