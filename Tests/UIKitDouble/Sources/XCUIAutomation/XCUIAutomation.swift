public import Foundation

// Declarations of XCUIAutomation, as much as the sample's UI tests use, so that Linux type-checks them.
// Nothing here acts: UI tests run on a simulator alone.
//
// Source: https://developer.apple.com/documentation/xcuiautomation

// https://developer.apple.com/documentation/xcuiautomation/xcuielement
@MainActor
open class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable { case any = 0 }

  open var exists: Bool { false }
  open var value: Any? { nil }
  open var firstMatch: XCUIElement { self }
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  open var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  open var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  open var switches: XCUIElementQuery { XCUIElementQuery() }
  open var tabBars: XCUIElementQuery { XCUIElementQuery() }
  open var textFields: XCUIElementQuery { XCUIElementQuery() }

  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func tap() {}
  open func typeText(_ text: String) {}
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
}

// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@MainActor
open class XCUIElementQuery: NSObject {
  open var count: Int { 0 }
  open var buttons: XCUIElementQuery { self }
  open var firstMatch: XCUIElement { XCUIElement() }

  open subscript(key: String) -> XCUIElement { XCUIElement() }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
}

// https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate
@MainActor
open class XCUICoordinate: NSObject {
  open func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {}
}

// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
open class XCUIApplication: XCUIElement {
  open func launch() {}
  open func activate() {}
}

// https://developer.apple.com/documentation/xcuiautomation/xcuidevice
@MainActor
open class XCUIDevice: NSObject {
  // https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button
  public enum Button: Int, Sendable { case home = 1 }

  public static let shared = XCUIDevice()
  open var orientation = UIDeviceOrientation.unknown
  open func press(_ button: Button) {}
}

// https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case landscapeLeft = 3
}

// https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey
public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
}

#if !canImport(CoreGraphics)
// https://developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Sendable {
  public let (dx, dy): (Double, Double)

  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}
#endif
