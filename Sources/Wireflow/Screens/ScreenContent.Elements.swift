extension ScreenContent {
  /// A line or a paragraph of text.
  public struct Text: Sendable, Hashable {
    /// The text.
    public let string: String

    /// Creates a text element.
    public init(_ string: String) {
      self.string = string
    }
  }

  /// A picture, by the name of an asset.
  public struct Image: Sendable, Hashable {
    /// The name of the asset, which is never shown to users.
    public let name: String
    /// The words that stand for the picture where it cannot be seen, or nil if it says nothing.
    public let alternative: String?
    /// The picture itself, for backends without the app's assets.
    public let pixels: PixelImage?

    /// Creates a picture from the name of an asset, and the words that stand for it.
    ///
    /// One without words is decoration: a screen reader leaves it out, and so does a terminal, unless
    /// it has pixels.
    public init(_ name: String, alternative: String? = nil, pixels: PixelImage? = nil) {
      self.name = name
      self.alternative = alternative
      self.pixels = pixels
    }
  }

  /// One entry of a list, which may lead somewhere.
  @MainActor
  public struct Row {
    /// The first line, by which it is tapped.
    public let title: String
    /// The second line.
    public let subtitle: String?
    /// The action of a tap, or nil for an entry that leads nowhere.
    public let action: (() -> Void)?
    /// The traits that it shares with other elements.
    public var traits = Traits()

    /// Creates an entry, which cannot be tapped without an action.
    public init(_ title: String, subtitle: String? = nil, action: (() -> Void)? = nil) {
      self.title = title
      self.subtitle = subtitle
      self.action = action
    }
  }

  /// A button.
  @MainActor
  public struct Button {
    /// The meaning of a button to the user.
    public enum Role: Sendable, Hashable {
      /// No special meaning.
      case plain
      /// The action that the screen is for.
      case primary
      /// Something is lost.
      case destructive
      /// Nothing happens after all.
      case cancel
    }

    /// An end of the bar at the top of a screen.
    public enum BarEdge: Sendable, Hashable {
      /// The end at which the way back stands.
      case leading
      /// The end at which most actions stand.
      case trailing
    }

    /// The label, by which it is tapped.
    public let title: String
    /// The meaning to the user.
    public let role: Role
    /// The action of a tap.
    public let action: () -> Void
    /// The end of the screen's bar in which it stands, or nil if it stands among the elements.
    public private(set) var barEdge: BarEdge?
    /// The traits that it shares with other elements.
    public var traits = Traits()

    /// Creates a button.
    public init(_ title: String, role: Role = .plain, action: @escaping () -> Void) {
      self.title = title
      self.role = role
      self.action = action
    }

    /// Puts the button into the bar at the top of its screen.
    ///
    /// ```swift
    /// Button("Add") { onAdd?() }.inBar(.trailing)
    /// ```
    public func inBar(_ edge: BarEdge = .trailing) -> Self {
      var button = self
      button.barEdge = edge
      return button
    }
  }

  /// The way to load the content anew: a pull on the list, or a button.
  @MainActor
  public struct Refresh {
    /// The label, by which it is tapped.
    public let label: String
    /// True while the content is being loaded.
    public let isRefreshing: Bool
    /// The action of the pull.
    public let action: () -> Void
    /// The traits that it shares with other elements.
    public var traits = Traits()

    /// Creates a way to load the content anew.
    ///
    /// A screen has one at most.
    public init(
      _ label: String = "Refresh", isRefreshing: Bool = false, action: @escaping () -> Void
    ) {
      self.label = label
      self.isRefreshing = isRefreshing
      self.action = action
    }
  }

  /// A switch that is on or off.
  @MainActor
  public struct Toggle {
    /// The label, by which it is toggled.
    public let label: String
    /// True if it is on.
    public let isOn: Bool
    /// Switches it.
    public let set: (Bool) -> Void
    /// The traits that it shares with other elements.
    public var traits = Traits()

    /// Creates a switch from its present value and what changes it.
    public init(_ label: String, isOn: Bool, set: @escaping (Bool) -> Void) {
      self.label = label
      self.isOn = isOn
      self.set = set
    }
  }

  /// One of several options.
  @MainActor
  public struct Choice {
    /// The label.
    public let label: String
    /// The options, in order.
    public let options: [String]
    /// The option that is chosen now.
    public let selected: String?
    /// Chooses an option.
    public let set: (String) -> Void
    /// The traits that it shares with other elements.
    public var traits = Traits()

    /// Creates a choice from its options, the present one and what changes it.
    public init(
      _ label: String, options: [String], selected: String?, set: @escaping (String) -> Void
    ) {
      self.label = label
      self.options = options
      self.selected = selected
      self.set = set
    }
  }

  /// The part of something that is done.
  public struct Progress: Sendable, Hashable {
    /// The name of what is being done.
    public let label: String
    /// The part that is done, from 0 to 1, or nil if it is not known.
    public let fraction: Double?

    /// Creates a progress element.
    ///
    /// A fraction outside 0 to 1 is moved to the nearer end.
    public init(_ label: String, fraction: Double? = nil) {
      self.label = label
      self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }
  }
}
