public import Wireflow

/// The marks with which the stage later recognizes the elements of one screen.
///
/// An element with an id is recognized by the id alone. Without one, it must show the same texts.
/// If several elements have the same name, the texts of the whole screen must be unchanged, because
/// only the order distinguishes those elements.
@MainActor
struct ElementMarks {
  /// The elements of the screen.
  private let list: ElementList
  let names: ElementNames
  /// The fingerprints of the names that several elements of a use share.
  private var shared: [ElementList.Use: [String: UInt64]] = [:]
  /// The fingerprint of the screen's texts, after its first use.
  private var whole: UInt64?

  init(_ list: ElementList) {
    self.list = list
    names = list.names()
  }

  /// Returns the mark of the element at a place.
  mutating func mark(
    at place: ElementList.Place, for use: ElementList.Use
  ) -> StagePicture.ElementMark {
    let name = list.name(at: place)
    if names.count(of: name, for: use) > 1 {
      return .init(
        number: names.count(of: name, for: use, above: place),
        fingerprint: fingerprint(of: name, for: use))
    }
    let element = list.entries[place.position].element
    if case .rows = element { return .unique }
    if element.traits?.id != nil { return .unique }
    var fingerprint = Fingerprint()
    element.addTexts(to: &fingerprint)
    return .init(number: 0, fingerprint: fingerprint.value)
  }

  private mutating func fingerprint(of name: String, for use: ElementList.Use) -> UInt64 {
    if let known = shared[use]?[name] { return known }
    var fingerprint = Fingerprint()
    for place in names.places(of: name, for: use) {
      fingerprint.combine(place.position)
      fingerprint.combine(place.row)
    }
    fingerprint.combine(Int(truncatingIfNeeded: fingerprintOfAll()))
    shared[use, default: [:]][name] = fingerprint.value
    return fingerprint.value
  }

  private mutating func fingerprintOfAll() -> UInt64 {
    if let whole { return whole }
    var fingerprint = Fingerprint()
    for entry in list.entries { entry.element.addTexts(to: &fingerprint) }
    whole = fingerprint.value
    return fingerprint.value
  }
}

extension ElementList {
  /// Returns the place of the element of a use that has a name on a screen, if it has the mark that
  /// the user's picture recorded.
  func place(
    of name: String, for use: Use, marked mark: StagePicture.ElementMark, on screen: any Screen
  ) -> Place? {
    guard let (start, own) = part(of: screen) else { return nil }
    var marks = ElementMarks(own)
    let places = marks.names.places(of: name, for: use)
    guard places.indices.contains(mark.number) else { return nil }
    let place = places[mark.number]
    guard marks.mark(at: place, for: use) == mark else { return nil }
    return Place(position: start + place.position, row: place.row)
  }
}

extension ScreenContent.Element {
  /// Adds the texts that identify the element to the user, without values that the user can change.
  @MainActor
  fileprivate func addTexts(to fingerprint: inout Fingerprint) {
    fingerprint.combine(kind)
    switch self {
    case .text(let text): fingerprint.combine(text.string)
    case .image(let image): fingerprint.combine(image.name)
    case .rows(let rows): fingerprint.combine(rows.count)
    case .row(let row):
      fingerprint.combine(row.title)
      fingerprint.combine(row.subtitle ?? "")
    case .button, .refresh, .field, .toggle, .choice: fingerprint.combine(label ?? "")
    case .progress(let progress): fingerprint.combine(progress.label)
    }
    fingerprint.combine(traits?.id ?? "")
  }
}

/// A number computed from texts, with which the stage detects whether they have changed.
///
/// It is the same in every run, unlike a hash value, so pictures sent to a browser are
/// reproducible.
struct Fingerprint {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(UInt64(byte)) }
    // Ends the text: "ab" and "c" differ from "a" and "bc".
    combine(0x100)
  }

  mutating func combine(_ number: Int) { combine(UInt64(truncatingIfNeeded: number)) }

  private mutating func combine(_ part: UInt64) { value = (value ^ part) &* 1_099_511_628_211 }
}

extension StagePicture {
  /// The target of a user action in a picture: a page, a region, a root item, an alert, or one
  /// element of a page.
  ///
  /// `perform(_:on:)` acts on exactly this target or on nothing, no matter how old the
  /// picture is. The description is short and safe to send to another program, such as a browser,
  /// which sends it back with the action.
  public struct Target: Sendable, Hashable {
    /// The page, region, root item or alert, or the screen that contains the element.
    public let id: ID
    var element: ElementMark?

    /// Creates a target from a whole page, region, root item or alert.
    public init(_ id: ID) { self.id = id }
  }

  /// The properties with which the stage recognizes an element that the user saw.
  struct ElementMark: Sendable, Hashable {
    /// The position among the elements of the same screen that have the same use and name, from 0.
    let number: Int
    /// A fingerprint of the texts that must be unchanged for this to be the same element.
    let fingerprint: UInt64

    /// The mark of an element whose name no other element of its screen has.
    static let unique = Self(number: 0, fingerprint: 0)
  }
}

extension StagePicture.Target: LosslessStringConvertible {
  /// Creates a target from its description, or returns nil if the text is not one.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard let id = StagePicture.ID(String(parts[0])) else { return nil }
    self.init(id)
    if parts.count == 1 { return }
    guard parts.count == 3, let number = Int(parts[1]), number >= 0,
      let fingerprint = UInt64(parts[2], radix: 36)
    else { return nil }
    element = StagePicture.ElementMark(number: number, fingerprint: fingerprint)
  }

  /// The identifier, such as `s12`, followed by two more parts for an element, as in `s12-0-k3f9`.
  public var description: String {
    guard let element else { return id.description }
    return "\(id)-\(element.number)-\(String(element.fingerprint, radix: 36))"
  }
}
