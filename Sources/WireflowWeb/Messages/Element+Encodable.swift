import Foundation
package import Wireflow
package import WireflowInteraction

extension StagePicture.Element: SentValue {
  /// Returns the fields of the element, with those of its kind.
  package func fields(_ images: StillImages?) -> SentObject {
    var fields: SentObject = [
      "kind": id.kind, "text": name, "action": action?.description, "id": id.name,
      "seen": label == nil || images != nil ? nil : "\(target)",
      "bar": barEdge.map { $0 == .leading ? "leading" : "trailing" },
      "section": section, "isDisabled": isDisabled ? true : nil, "spoken": accessibilityLabel,
      "spokenValue": accessibilityValue, "hint": accessibilityHint,
      "shortcut": shortcut?.sent,
    ]
    fields += fieldsOfKind(images)
    return fields
  }

  private func fieldsOfKind(_ images: StillImages?) -> SentObject {
    switch kind {
    case .text: ["isHeader": isHeader ? true : nil]
    case .image(let name, let alternative):
      ["name": name, "isDecoration": alternative == nil, "pixels": sentPixels(images)]
    case .row(_, let subtitle, let leads):
      [
        "subtitle": subtitle, "leads": leads,
        "rowActions": rowActions.isEmpty ? nil : rowActions.map(\.asRowAction),
      ]
    case .button(_, let role): ["role": "\(role)"]
    case .refresh(_, let isRefreshing): ["isOn": isRefreshing]
    case .field(let field): fields(of: field, isStill: images != nil)
    case .toggle(_, let isOn): ["isOn": isOn]
    case .choice(_, let options, let selected):
      ["options": sent(options, optionActions, selected: selected)]
    case .progress(_, let fraction): ["fraction": fraction]
    }
  }

  private func fields(of field: Field, isStill: Bool) -> SentObject {
    [
      "label": label?.description, "isSecure": field.isSecure,
      "value": field.isSecure ? nil : field.text, "prompt": field.prompt,
      // The number of characters of a secret is nobody's business.
      "length": isStill && field.isSecure ? min(field.length, 1) * 8 : field.length,
      "keyboard": field.keyboard == .text ? nil : field.keyboard.rawValue,
      "lines": field.isMultiline ? [field.lines.lowerBound, field.lines.upperBound] : nil,
      "submit": submitAction?.description, "samples": sent(field.samples, sampleActions),
    ]
  }

  private func sent(
    _ options: [String], _ actions: [UserAction], selected: String? = nil
  ) -> [SentObject] {
    options.enumerated().map { place, option in
      SentObject([
        "text": option, "isOn": option == selected,
        "action": actions.indices.contains(place) ? "\(actions[place])" : nil,
      ])
    }
  }

  /// The action of a row, with the end of the row whose swipe reveals it, or nil for the context
  /// menu alone.
  private var asRowAction: SentObject {
    let role = if case .button(_, let role) = kind { "\(role)" } else { "" }
    let edge: String? = if case .swipe(let edge)? = rowPlace { "\(edge)" } else { nil }
    return SentObject([
      "text": name, "spoken": accessibilityLabel, "action": action?.description, "role": role,
      "edge": edge,
    ])
  }

  /// Returns the red, green, blue and opacity of each pixel as base64, or the number of the image.
  private func sentPixels(_ images: StillImages?) -> SentObject? {
    guard let pixels, pixels.width > 0, pixels.height > 0 else { return nil }
    return SentObject([
      "width": pixels.width, "height": pixels.height,
      "data": images.map { "#\($0[pixels] ?? 0)" } ?? pixels.base64,
    ])
  }
}

extension ScreenContent.PixelImage {
  /// The pixels, row by row.
  var base64: String { Data(bytes).base64EncodedString() }
}

/// The numbers of the images of still pictures, which nobody acts on.
package typealias StillImages = [ScreenContent.PixelImage: Int]

/// An object of a message: its fields by name, of which pages receive those that are not nil.
package struct SentObject: Encodable, ExpressibleByDictionaryLiteral {
  private var all: [(String, (any Encodable)?)]

  package init(dictionaryLiteral fields: (String, (any Encodable)?)...) { all = fields }

  init(_ object: SentObject) { self = object }

  static func += (fields: inout SentObject, more: SentObject) { fields.all += more.all }

  /// Encodes the fields.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldName.self)
    for case (let name, let value?) in all {
      try container.encode(value, forKey: FieldName(stringValue: name))
    }
  }

  private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A value that pages receive as an object.
package protocol SentValue: Encodable {
  /// Returns the fields of the object.
  /// - Parameter images: the numbers of the images of a still picture, or nil for a picture that the
  ///   user acts on.
  func fields(_ images: StillImages?) -> SentObject
}

extension SentValue {
  /// Encodes the fields.
  package func encode(to encoder: any Encoder) throws {
    let images = CodingUserInfoKey.stillImages.flatMap { encoder.userInfo[$0] } as? StillImages
    try fields(images).encode(to: encoder)
  }
}

extension Encodable {
  /// The value as JSON, with its members in the order of their names.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}

extension CodingUserInfoKey {
  static let stillImages = CodingUserInfoKey(rawValue: "stillImages")
}
