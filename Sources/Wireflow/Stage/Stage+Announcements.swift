extension Stage {
  /// Announces a text to screen readers, such as the number of results.
  ///
  /// Wireflow announces each change of place by itself. Announce a change that the user made or
  /// waits for, if a screen reader would not notice it. While a wall is up, the stage ignores
  /// announcements from behind it, because they might reveal hidden content.
  ///
  /// ```swift
  /// stage.announce("3 results")
  /// ```
  /// - Parameters:
  ///   - text: the text.
  ///   - urgency: the moment at which a screen reader speaks it.
  public func announce(_ text: String, urgency: Announcement.Urgency = .polite) {
    announce(Announcement(text, urgency: urgency), for: nil)
  }

  func announce(_ announcement: Announcement, for flow: FlowRecord?) {
    if let reason = reasonToIgnore(announcementsOf: flow) {
      log.append(.ignored(announcement.description, reason))
    } else {
      log.append(.announce(announcement))
      transitions.announce(announcement)
    }
  }

  private func reasonToIgnore(announcementsOf flow: FlowRecord?) -> IgnoredReason? {
    if let reason = flow?.refusal { return reason }
    guard let wall = places.wall, flow.map(isInFrontOfWalls) != true else { return nil }
    return .behindWall(name(of: wall.first.screen))
  }
}

extension ApplicationWireframe {
  /// Announces a text to screen readers, unless the flow has ended or a wall is in front of it.
  ///
  /// ```swift
  /// wireframe.announce("\(books.count) results")
  /// ```
  /// - Parameters:
  ///   - text: the text.
  ///   - urgency: the moment at which a screen reader speaks it.
  public func announce(_ text: String, urgency: Announcement.Urgency = .polite) {
    stage.announce(Announcement(text, urgency: urgency), for: asker)
  }
}
