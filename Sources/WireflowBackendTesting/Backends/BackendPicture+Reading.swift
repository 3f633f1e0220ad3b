import Wireflow

extension BackendPicture {
  /// Drops embedded screens whose hosts are no longer visible.
  mutating func dropEmbeddings() {
    guard let embeddings, !embeddings.isEmpty else { return }
    let stacks = [base] + modals.map(\.region)
    var shown = Set(stacks.flatMap(\.roots).flatMap(\.pile).map { ObjectIdentifier($0) })
    for screen in player?.screens ?? [] { shown.insert(ObjectIdentifier(screen)) }
    var kept: [Embedding] = []
    for embedding in embeddings where shown.contains(ObjectIdentifier(embedding.host)) {
      shown.insert(ObjectIdentifier(embedding.screen))
      kept.append(embedding)
    }
    self.embeddings = kept
  }
}

extension BackendPicture {
  /// Returns true if both pictures show identical screens in the same places.
  ///
  /// The comparison skips a property if one of the backends does not report it.
  public func matches(_ other: BackendPicture) -> Bool {
    base.matches(other.base)
      && alert == other.alert && player?.screen === other.player?.screen
      && player?.isMaximized == other.player?.isMaximized
      && modals.count == other.modals.count
      && zip(modals, other.modals).allSatisfy { $0.matches($1) }
      && hasSameEmbeddings(as: other)
  }

  private func hasSameEmbeddings(as other: BackendPicture) -> Bool {
    guard let own = embeddings, let others = other.embeddings else { return true }
    return own.count == others.count
      && own.map(\.host).allSatisfy { host in
        isSame(own.screens(in: host), others.screens(in: host))
      }
  }
}

extension [BackendPicture.Embedding] {
  @MainActor
  fileprivate func screens(in host: any Screen) -> [any Screen] {
    filter { $0.host === host }.map(\.screen)
  }
}

extension BackendPicture.Region {
  fileprivate func matches(_ other: Self) -> Bool {
    guard container == nil || other.container == nil || container == other.container else {
      return false
    }
    return roots.count == other.roots.count
      && zip(roots, other.roots).allSatisfy { $0.matches($1) }
      && selected == other.selected && isDrawerOpen == other.isDrawerOpen
  }
}

extension BackendPicture.Root {
  fileprivate func matches(_ other: Self) -> Bool {
    guard isSame(screens, other.screens) else { return false }
    guard let detail, let others = other.detail else { return true }
    return isSame(detail, others)
  }
}

extension BackendPicture.Modal {
  fileprivate func matches(_ other: Self) -> Bool {
    guard style == nil || other.style == nil || style == other.style else { return false }
    guard hasRootItems != nil, other.hasRootItems != nil else {
      return isSame(screens, other.screens)
    }
    return hasRootItems == other.hasRootItems && region.matches(other.region)
  }
}

@MainActor
private func isSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
}

extension BackendPicture {
  /// The picture as text, which names each screen by its title.
  public var text: String {
    var lines = [(base.container ?? "some container") + (base.isDrawerOpen ? ", drawer open" : "")]
    lines += base.lines(margin: "  ")
    if let player {
      lines.append(
        "  player \(player.screen.title), \(player.isMaximized ? "maximized" : "minimized")")
    }
    for modal in modals {
      let style = modal.style.map { " as \($0)" } ?? ""
      guard modal.hasRootItems == true else {
        lines.append("  modal \(words(for: modal.screens))\(style)")
        continue
      }
      let drawer = modal.region.isDrawerOpen ? ", drawer open" : ""
      lines.append("  modal\(style), \(modal.region.container ?? "some container")\(drawer)")
      lines += modal.region.lines(margin: "    ")
    }
    for embedding in embeddings ?? [] {
      lines.append("  \(embedding.screen.title) in \(embedding.host.title)")
    }
    if let alert { lines.append("  alert \(alert)") }
    return lines.joined(separator: "\n")
  }
}

extension BackendPicture.Region {
  fileprivate func lines(margin: String) -> [String] {
    roots.enumerated().map { place, root in
      let detail = root.detail.map { $0.isEmpty ? "" : " | \(words(for: $0))" } ?? ""
      return "\(margin)\(words(for: root.screens))\(detail)\(place == selected ? ", selected" : "")"
    }
  }
}

@MainActor
private func words(for screens: [any Screen]) -> String {
  screens.map(\.title).joined(separator: " / ")
}
