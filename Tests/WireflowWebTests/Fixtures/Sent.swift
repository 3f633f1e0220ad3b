import Foundation

/// A message as a page reads it, with a member for each field.
@dynamicMemberLookup
enum Sent: Decodable, Hashable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([Sent])
  case fields([String: Sent])
  case nothing

  init(_ message: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(message))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self =
      if let flag = try? value.decode(Bool.self) {
        .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        .number(number)
      } else if let text = try? value.decode(String.self) {
        .text(text)
      } else if let list = try? value.decode([Sent].self) {
        .list(list)
      } else {
        .fields(try value.decode([String: Sent].self))
      }
  }

  subscript(dynamicMember name: String) -> Sent {
    if case .fields(let fields) = self { fields[name] ?? .nothing } else { .nothing }
  }

  subscript(place: Int) -> Sent { list[place] }

  var list: [Sent] { if case .list(let list) = self { list } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var isThere: Bool { self != .nothing }

  /// The message as JSON, without some field.
  func json(without name: String) throws -> String {
    guard case .fields(var fields) = self else { return "" }
    fields[name] = nil
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Sent.fields(fields)), as: UTF8.self)
  }
}

extension Sent: Encodable {
  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    case .flag(let flag): try value.encode(flag)
    case .list(let list): try value.encode(list)
    case .fields(let fields): try value.encode(fields)
    case .nothing: try value.encodeNil()
    }
  }
}

extension Sent: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }

  /// A text, or nothing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
}
