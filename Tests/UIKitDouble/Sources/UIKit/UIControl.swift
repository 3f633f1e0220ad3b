public import Foundation

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
  }

  open var isEnabled = true
  private var actions: [(UIAction, Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// A control that VoiceOver activates is touched: Apple's page of `accessibilityActivate()`.
  open override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where event == controlEvents { action.run() }
  }
}

@MainActor
open class UIButton: UIControl {
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  public private(set) var title: String?
  public let titleLabel: UILabel? = UILabel(frame: .zero)

  open func setTitle(_ title: String?, for state: State) {
    self.title = title
    titleLabel?.text = title
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([])
  }

  public enum ButtonType: Int, Sendable {
    case custom
    case system
  }

  public convenience init(type: ButtonType) { self.init(frame: .zero) }
}

@MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor
open class UILabel: UIView {
  /// A label lets touches through: Apple's page of `UILabel`, on `isUserInteractionEnabled`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String?
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont?
  open var textColor: UIColor?
}

/// What takes keys before any command does: Apple's page of `UITextInput`.
@MainActor
public protocol UITextInput: UIResponder {}

@MainActor
open class UITextField: UIControl, UITextInput {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry = false
  open var returnKeyType = UIReturnKeyType.default
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont?
  open var textContentType: UITextContentType?
  open var keyboardType = UIKeyboardType.default
  private var hasFocus = false

  open override var isFirstResponder: Bool { hasFocus }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    hasFocus = true
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    hasFocus = false
    return true
  }

  /// The user replaces the text.
  public func userTypes(_ text: String) {
    becomeFirstResponder()
    self.text = text
    sendActions(for: .editingChanged)
  }
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case phonePad = 5
  case emailAddress = 7
  case decimalPad = 8
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case done = 9
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
}

@MainActor
open class UIProgressView: UIView {
  open var progress: Float = 0
}

@MainActor
open class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
