// Replaces a toolkit such as SwiftUI: it has the toolkit's names, and behind them only
// as much as a file needs to use them.

/// Something to see.
@MainActor
public protocol View {}

/// A toolkit's name for the window of an app.
public protocol Scene {}

/// A toolkit's name for the way in which a view appears and disappears.
public protocol Transition {}

public struct Text: View {
  public let string: String
  public init(_ string: String) { self.string = string }
}

public struct Image: View {
  public init(_ name: String) {}
}

public struct Button<Label: View>: View {
  public let label: Label
  public init(action: @escaping () -> Void, label: () -> Label) { self.label = label() }
}

extension Button where Label == Text {
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

public struct Toggle: View {
  public init(_ title: String, isOn: Bool) {}
}

public struct Row: View {
  public init(_ views: any View...) {}
}

public struct Field: View {
  public init(_ title: String, text: String) {}
}

public struct Choice: View {
  public init(_ title: String) {}
}

public struct Progress: View {
  public init(_ fraction: Double) {}
}

public struct Alert {
  public let title: Text
  public init(title: Text) { self.title = title }
}
