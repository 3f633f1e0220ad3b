public import Foundation

public enum Edge: Sendable {
  case top
  case bottom
  case leading
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let bottom = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let all = Self(rawValue: 15)
  }
}

public enum VerticalEdge: Sendable {
  case top
  case bottom
}

public enum Visibility: Sendable {
  case automatic
  case visible
  case hidden
}

// https://developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  private let height: CGFloat
  public static let medium = Self(height: 1)
  public static let large = Self(height: 2)
  public static func height(_ height: CGFloat) -> Self { Self(height: height) }
}

// https://developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
}

// https://developer.apple.com/documentation/swiftui/anchor
public struct Anchor<Value> {
  // https://developer.apple.com/documentation/swiftui/anchor/source
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
  public static func rect(_ rect: CGRect) -> Self { Self() }
}

// https://developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Sendable {
  public static let popover = Self()
  public static let sheet = Self()
}

// https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

// https://developer.apple.com/documentation/swiftui/anytransition
@MainActor
public struct AnyTransition {
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static let opacity = AnyTransition()
}

// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Sendable {
  public static let `default` = Animation()
}

// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
  public var disablesAnimations = false
  public var animation: Animation?
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the changes that run.
  @TaskLocal public static var current: Transaction?
}

// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try Transaction.$current.withValue(transaction) { try body() } }

// https://developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency
public protocol Gesture {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
}

// https://developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public var translation: CGSize
  }
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isModal = Self(rawValue: 1)
  public static let isSelected = Self(rawValue: 4)
}

// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Sendable {
  public static let contain = Self()
}

// https://developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Sendable {
  public static let `default` = Self()
  public static let escape = Self()
  public static let magicTap = Self()
}

// https://developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  public struct Announcement {
    private let text: AttributedString
    public init(_ announcement: AttributedString) { text = announcement }

    @MainActor
    public func post() { UIAccessibility.post(notification: .announcement, argument: text.plain) }
  }
}

// Only a low priority waits for other speech, and the others interrupt it:
// https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/announcementpriorityattribute
extension AttributedString {
  public enum SpeechPriority: Hashable, Sendable { case low, `default`, high }

  private enum PriorityKey: AttributedStringKey {
    typealias Value = SpeechPriority
    static let name = "accessibilitySpeechAnnouncementPriority"
  }

  public var accessibilitySpeechAnnouncementPriority: SpeechPriority? {
    get { self[PriorityKey.self] }
    set { self[PriorityKey.self] = newValue }
  }

  fileprivate var plain: NSAttributedString {
    NSAttributedString(
      string: String(characters),
      attributes: [
        .accessibilitySpeechAnnouncementPriority:
          accessibilitySpeechAnnouncementPriority == .low ? UIAccessibilityPriority.low : .high
      ])
  }
}

// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
  public static let cancelAction = Self()
  init() {}
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}
// https://developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral: Character) {}
  public init(_ character: Character) {}
  public static let space = Self(" ")
  public static let `return` = Self("\r")
  public static let escape = Self("\u{1B}")
  public static let delete = Self("\u{8}")
  public static let upArrow = Self("\u{F700}")
  public static let downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}")
}
// https://developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
}

// https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Sendable {
  case horizontal
  case vertical
}

// https://developer.apple.com/documentation/swiftui/horizontaledge
public enum HorizontalEdge: Sendable {
  case leading
  case trailing
}
